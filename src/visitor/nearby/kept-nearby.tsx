/**
 * What `/cerca` does in a copy that was kept on the phone: the same, from the list of facilities that was kept with it. A script of
 * its own, without the app, which a document read without a network must not wait for.
 */

import '@/built/missing-built-ins'
import { createRoot } from 'react-dom/client'
import { NearbyTool } from './NearbyTool'

const holder = document.querySelector<HTMLElement>('[data-kept-file]')
const file = holder?.dataset.keptFile
if (holder && file) createRoot(holder).render(<NearbyTool files={[file]} />)
