import './styles.css'
import { StrictMode } from 'react'
import { createRoot, hydrateRoot } from 'react-dom/client'
import { App } from '@/app/App'

const root = document.getElementById('root')
if (!root) throw new Error('index.html has no element with the id «root»')

const app = (
  <StrictMode>
    <App />
  </StrictMode>
)

// Over a prerendered page `createRoot` would double every tag of the head.
if (root.hasChildNodes()) hydrateRoot(root, app)
else createRoot(root).render(app)
