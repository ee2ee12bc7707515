import type { FetchQueryOptions, QueryClient, QueryKey } from '@tanstack/react-query'
import { cityListQuery } from '@/admin/desk/reading/use-city-list'
import { pageQueries, writeGeneratedPage } from '@/data/generated-pages'
import { changeCity } from '@/data/history/restores'
import { openRun, runOfEachPerson } from '@/data/history/runs'
import { sessionQuery } from '@/data/session'
import { generateContent } from '@/generator/generate-content'
import { networkPorts } from './network-ports'
import type { RunPorts } from './run-ports'

/**
 * Returns the ports of a run in the browser. Reads go through the desk's query cache, so that its lists are refreshed,
 * too.
 */
export function browserPorts(client: QueryClient): RunPorts {
  const now = { staleTime: 0, retry: false }
  return {
    readCities: () => readAnew(client, { ...cityListQuery, ...now }),
    readPages: () => readAnew(client, { ...pageQueries.all(), ...now }),
    isEditor: async () => (await client.fetchQuery({ ...sessionQuery(), ...now })).isEditor,
    generate: (city, pageType, cities) => generateContent(city, pageType, { cities, now: new Date() }),
    writePage: writeGeneratedPage,
    correctProvince: async ({ id, province: from }, to, run) => {
      const outcome = await changeCity(id, { from: { province: from }, to: { province: to } }, run)
      return outcome === 'changed' ? 'changed' : 'corrected'
    },
    openRun: () => runOfEachPerson(openRun, () => client.getQueryData(sessionQuery().queryKey)?.user?.id),
    breathe,
    now: () => performance.now(),
    ...networkPorts,
  }
}

/**
 * Reads with a request of its own: the answer to one that was sent earlier may lack what was written since. Whoever
 * waits for the earlier one gets the new answer.
 */
function readAnew<Data, Key extends QueryKey>(
  client: QueryClient,
  query: FetchQueryOptions<Data, Error, Data, Key>,
): Promise<Data> {
  void client.cancelQueries({ queryKey: query.queryKey, exact: true }, { silent: true })
  return client.fetchQuery(query)
}

/** Resolves in a new task. A timer would do so only after 4 ms, and in a background tab after a second. */
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
