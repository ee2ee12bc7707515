import { readCityList, updateCity } from '@/data/cities'
import { pageQueries, writeGeneratedPage } from '@/data/generated-pages'
import { generateContent } from '@/generator/generate-content'
import type { RunPorts } from './run-ports'
import { wait } from './wait'

/** The world as a browser has it; `fetchPages` reads through the desk's cache, so that its lists are fresh as well. */
export function browserPorts(fetchPages: (query: ReturnType<typeof pageQueries.all>) => Promise<ReadPages>): RunPorts {
  return {
    readCities: readCityList,
    readPages: () => fetchPages(pageQueries.all()),
    generate: (city, pageType, cities) => generateContent(city, pageType, { cities, now: new Date() }),
    writePage: writeGeneratedPage,
    updateCity,
    wait,
    breathe,
    now: () => performance.now(),
    online: () => navigator.onLine,
    onOnline: (listener) => {
      window.addEventListener('online', listener)
      return () => window.removeEventListener('online', listener)
    },
  }
}

type ReadPages = Awaited<ReturnType<RunPorts['readPages']>>

/** A task of its own for what follows. A timer would do so too, after 4 ms, and after a second in a tab behind others. */
function breathe(): Promise<void> {
  return new Promise((resolve) => {
    const { port1, port2 } = new MessageChannel()
    port1.onmessage = () => {
      port1.close()
      resolve()
    }
    port2.postMessage(undefined)
  })
}
