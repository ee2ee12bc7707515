import './built/start/missing-built-ins'
import './styles.css'
import { startTransition } from 'react'
import { createRoot, hydrateRoot, type Root } from 'react-dom/client'
import { App } from '@/app/App'
import { watchForMissingCode } from '@/app/new-release'
import { isOwnPage } from '@/built/built-page'
import { onceLeft, pageWasLeft } from '@/built/page-was-left'
import { leaveFormsToBrowser } from '@/built/start/left-to-browser'
import { refuseRequests } from '@/data/request/refused'

const root = document.getElementById('root')
// There is no root when the quick exit covered the page while this code was being fetched (built/page-was-left.ts):
// then nothing is drawn any more.
if (root) {
  watchForMissingCode()
  leaveFormsToBrowser()

  let drawn: Root | undefined
  // React would go on with a root that is no longer in the document: it would name the page in the title and in the
  // address, and read and save for it.
  onceLeft(() => {
    refuseRequests()
    // React takes its own title away, and the exit may have written its words into that one.
    const { title } = document
    drawn?.unmount()
    document.title = title
  })

  if (isOwnPage()) {
    // In a transition React hydrates the page in small steps, and a tap is answered in between.
    startTransition(() => {
      drawn = hydrateRoot(root, <App />, { onRecoverableError })
    })
  } else {
    // What the document shows stays until React has the page's frame to show in its place (VisitorLayout).
    drawn = createRoot(root)
    drawn.render(<App />)
  }
}

/** Logs an error, but not the one with which React finds that the exit took away a page that it was taking over. */
function onRecoverableError(error: unknown): void {
  if (!pageWasLeft()) console.error(error)
}
