import '@/built/missing-built-ins'
import './styles.css'
import { startTransition } from 'react'
import { createRoot, hydrateRoot } from 'react-dom/client'
import { App } from '@/app/App'
import { watchForMissingCode } from '@/app/new-release'
import { isOwnPage } from '@/built/own-page'
import { leaveFormsToBrowser } from '@/visitor/offline/forms-without-network'

const root = document.getElementById('root')
// There is no root when the quick exit covered the page while this code was being fetched (built/page-was-left.ts):
// then nothing is drawn any more.
if (root) {
  watchForMissingCode()
  leaveFormsToBrowser()

  if (isOwnPage()) {
    // In a transition React hydrates the page in small steps, and a tap is answered in between.
    startTransition(() => void hydrateRoot(root, <App />))
  } else {
    // What the document shows stays until React has the page's frame to show in its place (VisitorLayout).
    createRoot(root).render(<App />)
  }
}
