import { paths } from '@/paths'
import { Icon, type IconName } from '@/ui/Icon'
import { Link } from '@/ui/link/Link'

/** The questions people come with, as links to the pages that answer them. */
export function Answers() {
  return (
    <nav aria-label="Lo que más se pregunta" className="mt-4">
      <ul className="grid gap-2 wrap-anywhere sm:grid-cols-2 sm:gap-4 lg:grid-cols-4">
        <Answer icon="pulse" question="Me siento mal ahora" path={paths.care}>
          Señales de alarma y el 911
        </Answer>
        <Answer icon="pin" question="Un lugar cercano" path={paths.nearby}>
          Hospitales y centros de salud
        </Answer>
        <Answer icon="warning" question="¿Es peligroso?" path={paths.risks}>
          Efectos comunes y graves
        </Answer>
        <Answer icon="scale" question="¿Me pueden denunciar?" path={paths.legalFramework}>
          Qué dicen las normas
        </Answer>
      </ul>
    </nav>
  )
}

type AnswerProps = {
  icon: IconName
  question: string
  path: string
  children: string
}

function Answer({ icon, question, path, children }: AnswerProps) {
  return (
    <li>
      <Link
        to={path}
        className="group flex items-center gap-2 rounded-md border border-primary px-3 py-2 leading-snug no-underline hover:bg-raised lg:h-full"
      >
        <span className="text-primary">
          <Icon name={icon} size="lg" />
        </span>
        <span>
          <span className="block font-semibold underline group-hover:decoration-3">{question}</span>{' '}
          <span className="block text-sm text-ink-soft">{children}</span>
        </span>
      </Link>
    </li>
  )
}
