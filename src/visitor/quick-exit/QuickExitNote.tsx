import { Link } from 'react-router-dom'
import { paths } from '@/paths'

/** What the quick exit does and what it does not: it must not be trusted with more. */
export function QuickExitNote() {
  return (
    <section aria-labelledby="si-alguien-mira" className="max-w-measure space-y-2 print:hidden">
      <h2 id="si-alguien-mira" className="text-lg">
        Si alguien mira su pantalla
      </h2>
      <p>
        «Salida rápida» tapa esta página, abre otra en su lugar y borra las páginas que guardó para leer sin internet.
        También funciona con la tecla Mayús, tres veces seguidas.
      </p>
      <p>
        No borra el historial del navegador ni las llamadas y chats de su teléfono. Con el botón «Atrás», algunos
        navegadores pueden mostrar páginas que vio antes.{' '}
        <Link to={paths.privacy}>Cómo borrar el historial y qué se guarda</Link>.
      </p>
    </section>
  )
}
