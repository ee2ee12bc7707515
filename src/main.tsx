import './styles.css'
import { startTransition } from 'react'
import { createRoot, hydrateRoot } from 'react-dom/client'
import { App } from '@/app/App'
import { watchForMissingCode } from '@/app/new-release'
import { env } from '@/env'
import { startWorker } from '@/visitor/offline/start-worker'

const root = document.getElementById('root')
if (!root) throw new Error('index.html has no element with the id «root»')

watchForMissingCode()
if (env.offline) startWorker()

// Over a built page `createRoot` would draw everything again.
if (root.hasChildNodes() && !isStandIn()) {
  // As a transition React takes the page over in small steps, between which a tap is answered.
  startTransition(() => void hydrateRoot(root, <App />))
} else {
  root.replaceChildren()
  createRoot(root).render(<App />)
}

/** A host that cannot be told of the app's own addresses answers them with the page for those that do not exist. */
function isStandIn(): boolean {
  const { builtPage } = document.documentElement.dataset
  return builtPage === '/404' && /^\/(ec|admin)(\/|$)/.test(window.location.pathname)
}
