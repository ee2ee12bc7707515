/**
 * «Salida rápida», apart from the rest of the site and in every page itself (src/app/first-script.ts): it works as soon
 * as its link can be seen, on a slow network and with the site's own code still on its way. Without it the link is a link.
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

// Back from where one left to: an earlier page of ours, loaded again or restored from memory.
leaveAgain()
