/**
 * What `/cerca` runs in a copy saved on the phone: the same tool, with the list of facilities that was saved with the
 * page. It is a script of its own without the app, because a document read without a network must not wait for the app.
 */

import '@/built/start/missing-built-ins'
import { createRoot } from 'react-dom/client'
import { NearbyTool } from './NearbyTool'

const holder = document.querySelector<HTMLElement>('[data-saved-file]')
const file = holder?.dataset.savedFile
if (holder && file) createRoot(holder).render(<NearbyTool files={[file]} />)
