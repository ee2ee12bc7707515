import { vi } from 'vitest'

// The files of one worker share its process, so that the database's code is loaded once. What ours remembers begins afresh in each.
vi.resetModules()
