import './styles.css'
import { startTransition } from 'react'
import { createRoot, hydrateRoot } from 'react-dom/client'
import { App } from '@/app/App'
import { watchForMissingCode } from '@/app/new-release'
import { builtAddress } from '@/built/built-page'
import { startWorker } from '@/built/start-worker'
import { env } from '@/env'
import { leaveLinksToBrowser } from '@/visitor/offline/links-without-network'

const root = document.getElementById('root')
if (!root) throw new Error('index.html has no element with the id «root»')

takePlainAddress()
watchForMissingCode()
if (env.offline) {
  startWorker()
  leaveLinksToBrowser()
}

if (isInCapitals()) {
  window.location.replace(smallPath() + window.location.search + window.location.hash)
} else if (isOwnPage()) {
  // As a transition React takes the page over in small steps, between which a tap is answered.
  startTransition(() => void hydrateRoot(root, <App />))
} else {
  root.replaceChildren()
  createRoot(root).render(<App />)
}

/** Some hosts answer «/ec.html», «/ec/» and «/ec» alike. The app goes by the address, and knows the last one. */
function takePlainAddress(): void {
  const { pathname, search, hash } = window.location
  const plain = pathname.replace(/(\/index|\/|)(\.html)?$/, '') || '/'
  if (plain !== pathname && plain === builtAddress()) {
    window.history.replaceState(window.history.state, '', plain + search + hash)
  }
}

/** A host that knows of no such page, and an address that may be one in small letters, as all of ours are. */
function isInCapitals(): boolean {
  return builtAddress() === '/404' && window.location.pathname !== smallPath()
}

function smallPath(): string {
  return window.location.pathname.toLowerCase()
}

/**
 * Whether the HTML is this address's own page, which the app takes over. A host that cannot be told of the app's addresses
 * answers those with another one (the page for what does not exist, or the home page): then the app draws.
 */
function isOwnPage(): boolean {
  const { pathname } = window.location
  if (builtAddress() === '/404') return !/^\/(ec|admin)(\/|$)/.test(pathname)
  return builtAddress() === pathname
}
