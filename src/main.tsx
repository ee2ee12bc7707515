import '@/built/missing-built-ins'
import './styles.css'
import { startTransition } from 'react'
import { createRoot, hydrateRoot } from 'react-dom/client'
import { App } from '@/app/App'
import { watchForMissingCode } from '@/app/new-release'
import { isOwnPage } from '@/built/own-page'
import { leaveFormsToBrowser } from '@/visitor/offline/forms-without-network'

const root = document.getElementById('root')
// None where the quick exit covered the page while this code was on its way (built/page-was-left.ts): nothing is drawn any more.
if (root) {
  watchForMissingCode()
  leaveFormsToBrowser()

  if (isOwnPage()) {
    // As a transition React takes the page over in small steps, between which a tap is answered.
    startTransition(() => void hydrateRoot(root, <App />))
  } else {
    root.replaceChildren()
    createRoot(root).render(<App />)
  }
}
