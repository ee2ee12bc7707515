import type { QueryClient } from '@tanstack/react-query'
import { createContext } from 'react'

/** What the build has read for the page that it draws; undefined in a browser, which reads for itself. */
export const ReadBefore = createContext<QueryClient | undefined>(undefined)
