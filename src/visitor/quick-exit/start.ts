/**
 * «Salida rápida», apart from the rest of the site and inlined in every page (src/app/first-script.ts): it works as
 * soon as its link can be seen, even on a slow network while the site's own code is still loading. Without this script
 * the link is a plain link.
 */
import { countPresses } from './count-presses'
import { leave, leaveAgain } from './leave'

const LINK = '[data-salida]'

document.addEventListener(
  'click',
  (event) => {
    const link = event.target instanceof Element && event.target.closest(LINK)
    if (!(link instanceof HTMLAnchorElement)) return
    event.preventDefault()
    leave(link.href)
  },
  true,
)

countPresses(() => document.querySelector<HTMLAnchorElement>(LINK), leave)

// After Back from the neutral page: an earlier page of this site, loaded again or restored from memory.
leaveAgain()
