import { useState } from 'react'
import { dateTime } from '@/admin/desk/date-time'
import { readDraft } from '@/admin/desk/form/drafts'
import { useLostFocusOnChange } from '@/admin/desk/use-lost-focus'
import { SignInButton } from '@/admin/session/SignIn'
import { errorKind } from '@/data/errors'
import type { ConsoleFigures, SeoProblem, SeoStatus } from '@/data/seo-status'
import { thousands } from '@/generator/spanish'
import { Badge, type BadgeTone } from '@/ui/Badge'
import { Bullets } from '@/ui/Bullets'
import { BusyButton } from '@/ui/button/BusyButton'
import { Button } from '@/ui/button/Button'
import { Facts } from '@/ui/Facts'
import { ConsoleFiguresForm, FIGURES_DRAFT } from './ConsoleFiguresForm'
import type { useSeoStatus } from './use-seo-status'

type OwnSeoStatusProps = Pick<ReturnType<typeof useSeoStatus>, 'measure' | 'saveFigures'> & {
  status: SeoStatus
  /** What the measurement of this visit found wrong; none where the status was only read. */
  problems: readonly SeoProblem[]
}

/**
 * A user's status with what is wrong on the site, and the two ways to update it: measuring again and copying figures.
 */
export function OwnSeoStatus({ status, problems, measure, saveFigures }: OwnSeoStatusProps) {
  // Open from the start where something was typed and not saved: the form offers it again.
  const [isOpen, setIsOpen] = useState(() => readDraft(status.userId, FIGURES_DRAFT) !== undefined)
  const opener = useLostFocusOnChange<HTMLButtonElement>(String(isOpen))
  const forget = () => {
    saveFigures.reset()
    measure.reset()
  }
  const measureAgain = () => {
    saveFigures.reset()
    measure.mutate()
  }
  const open = () => {
    forget()
    setIsOpen(true)
  }
  const save = (figures: ConsoleFigures, onSaved: (status: SeoStatus) => void) => {
    setRetry(() => () => save(figures, onSaved))
    saveFigures.mutate(figures, { onSuccess: ({ status }) => onSaved(status) })
  }
  const [retry, setRetry] = useState<() => void>()
  return (
    <>
      <SeoStatusFields status={status} />
      {problems.length > 0 && (
        <div className="max-sm:text-sm">
          <h3 className="text-base">Lo que falta en el sitio</h3>
          <Bullets items={problems.map((problem) => PROBLEMS[problem])} />
        </div>
      )}
      {isOpen ? (
        <ConsoleFiguresForm
          status={status}
          isSaving={saveFigures.isPending}
          onSave={save}
          // Typing after a save has begun resets that save: it must neither close the form nor be retried.
          onType={forget}
          onClose={() => setIsOpen(false)}
        />
      ) : (
        <p className="flex flex-wrap gap-3">
          <BusyButton variant="secondary" busy={measure.isPending} onClick={measureAgain}>
            {measure.isPending ? 'Midiendo…' : 'Actualizar'}
          </BusyButton>
          <BusyButton ref={opener} variant="secondary" busy={measure.isPending} onClick={open}>
            Anotar cifras de Search Console
          </BusyButton>
        </p>
      )}
      <p role="status" className="text-sm empty:hidden">
        {saveFigures.isSuccess && 'Cifras guardadas.'}
        {measure.isSuccess &&
          !saveFigures.isSuccess &&
          `Medido otra vez: ${dateTime(measure.data.status.lastUpdated)}.`}
      </p>
      {measure.isError && (
        <SeoStatusProblem
          message={UPDATE_FAILED}
          error={measure.error}
          remark="Arriba sigue lo que se midió antes."
          onRetry={measureAgain}
        />
      )}
      {saveFigures.isError && (
        <SeoStatusProblem
          message={UPDATE_FAILED}
          error={saveFigures.error}
          remark="Lo que escribió sigue en el formulario."
          onRetry={() => retry?.()}
        />
      )}
    </>
  )
}

const UPDATE_FAILED = 'Error al actualizar el estado'

/** Every field of the status with its label. */
function SeoStatusFields({ status }: { status: SeoStatus }) {
  const errors = status.indexingErrorsCount
  // The count is 0 until an editor notes what Search Console says: that is not yet a site without errors.
  const isNoted = errors > 0 || status.searchConsoleSubmitted || status.lastCrawlDate !== null
  const verification = VERIFICATIONS.get(status.metaVerificationStatus) ?? { label: 'Desconocido', tone: 'neutral' }
  return (
    <Facts
      look="rows"
      facts={[
        { label: 'Sitemap generado', value: dateTime(status.sitemapLastGenerated) },
        { label: 'Páginas en el sitemap', value: thousands(status.totalPagesIndexed) },
        {
          label: 'robots.txt',
          value: status.robotsTxtValid ? <Badge tone="green">Válido</Badge> : <Badge tone="red">No válido</Badge>,
        },
        { label: 'Verificación del sitio', value: <Badge tone={verification.tone}>{verification.label}</Badge> },
        {
          label: 'Enviado a Search Console',
          value: status.searchConsoleSubmitted ? <Badge tone="green">Sí</Badge> : <Badge tone="yellow">No</Badge>,
        },
        {
          label: 'Errores de indexación',
          value: !isNoted ? 'No disponible' : errors > 0 ? <Badge tone="red">{thousands(errors)}</Badge> : '0',
        },
        { label: 'Último rastreo', value: dateTime(status.lastCrawlDate) },
        { label: 'Última actualización', value: dateTime(status.lastUpdated) },
      ]}
    />
  )
}

const VERIFICATIONS = new Map<string, { label: string; tone: BadgeTone }>([
  ['verified', { label: 'Verificado', tone: 'green' }],
  ['configured', { label: 'Configurado', tone: 'green' }],
  ['pending', { label: 'Pendiente', tone: 'yellow' }],
  ['error', { label: 'Error', tone: 'red' }],
])

const PROBLEMS = {
  'sitemap-missing':
    'El sitio que está abierto todavía no publica /sitemap.xml: por eso hay 0 páginas. Lo escribe cada publicación.',
  'sitemap-not-a-sitemap':
    'Lo que hay en /sitemap.xml no es un sitemap: le falta la declaración XML o el urlset. Por eso hay 0 páginas.',
  'sitemap-empty': 'El /sitemap.xml es válido, pero no tiene ninguna página.',
  'robots-missing': 'El sitio que está abierto todavía no publica /robots.txt.',
  'robots-invalid': 'A /robots.txt le falta «User-agent:» o «Sitemap:».',
  'verification-missing': 'No hay página de verificación: descárguela de Search Console y publíquela.',
  'verification-invalid': 'La página de verificación no es la que da Search Console.',
} as const satisfies Record<SeoProblem, string>

type SeoStatusProblemProps = { message: string; error: Error; onRetry: () => void; remark?: string }

/** Says what did not work with the status, why, and what to do next. */
export function SeoStatusProblem({ message, error, onRetry, remark = '' }: SeoStatusProblemProps) {
  const kind = errorKind(error)
  return (
    <div role="alert" className="space-y-3">
      <p className="font-semibold text-emergency">{message}</p>
      <p>
        {kind === undefined ? 'Algo falló al medir.' : EXPLANATIONS[kind]} {remark}
      </p>
      <p className="flex flex-wrap gap-3">
        <Button variant="secondary" onClick={onRetry}>
          Reintentar
        </Button>
        {kind === 'forbidden' && <SignInButton variant="primary" isForAnother />}
      </p>
    </div>
  )
}

const EXPLANATIONS = {
  forbidden: 'Su cuenta no tiene permiso para guardar el estado, o su sesión terminó.',
  offline: 'No hay conexión.',
  invalid: 'La base de datos rechazó los datos.',
  unavailable: 'El servidor no respondió bien.',
  'not-found': 'El servidor no respondió bien.',
} as const
