import type { QueryClient } from '@tanstack/react-query'
import { createContext } from 'react'

/**
 * The query client of the build, with what it has read for its pages; undefined in a browser, which creates its own.
 */
export const BuildQueryClient = createContext<QueryClient | undefined>(undefined)
