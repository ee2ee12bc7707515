import './styles.css'
import { createRoot, hydrateRoot } from 'react-dom/client'
import { App } from '@/app/App'
import { watchForMissingCode } from '@/app/new-release'

const root = document.getElementById('root')
if (!root) throw new Error('index.html has no element with the id «root»')

watchForMissingCode()

// Over a built page `createRoot` would draw everything again.
if (root.hasChildNodes()) hydrateRoot(root, <App />)
else createRoot(root).render(<App />)
