import type { MouseEvent } from 'react'
import { Link } from 'react-router-dom'
import { paths } from '@/paths'
import { buttonStyle } from '@/ui/button/button-style'

/** Asks for the cards that did not come with the page; without our code it leads to the list of all cities instead. */
export function ShowMoreCities({ onShow }: { onShow: () => void }) {
  const show = (event: MouseEvent) => {
    if (event.ctrlKey || event.metaKey || event.shiftKey) return
    event.preventDefault()
    onShow()
  }
  return (
    <div className="space-y-2 print:hidden">
      <p className="text-ink-soft">Las ciudades principales van primero; las demás siguen por orden alfabético.</p>
      <Link to={paths.search} onClick={show} className={buttonStyle('secondary')}>
        Mostrar más ciudades
      </Link>
    </div>
  )
}
