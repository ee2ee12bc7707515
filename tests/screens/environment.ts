/**
 * A browser's DOM in Node (happy-dom), for the screens that are asked without a browser. Requests, their answers and the signals that end
 * them stay Node's: the backend in this process speaks them.
 */
import { GlobalWindow } from 'happy-dom'
import { type Environment, populateGlobal } from 'vitest/runtime'

const NODES_OWN = ['Blob', 'File', 'FormData', 'Performance', 'Crypto'] as const

/** Node's own, which knows no forms: what is filled in is the DOM's to tell. React asks for it when a form is sent. */
function ofForms(Filled: GlobalWindow['FormData']): new (form?: HTMLForm) => FormData {
  return class extends FormData {
    constructor(form?: HTMLForm) {
      super()
      for (const [name, value] of new Filled(form)) this.append(name, String(value))
    }
  }
}

type HTMLForm = ConstructorParameters<GlobalWindow['FormData']>[0]

export default {
  name: 'screens',
  viteEnvironment: 'ssr',
  setup(global) {
    const kept = new Map(NODES_OWN.map((name) => [name, global[name]]))
    const window = new GlobalWindow({
      url: 'http://portal.local/',
      width: 1280,
      height: 800,
      settings: { disableErrorCapturing: true, navigation: { disableMainFrameNavigation: true } },
    })
    const { keys, originals } = populateGlobal(global, window, { bindFunctions: true })
    for (const [name, own] of kept) Object.assign(global, { [name]: own })
    Object.assign(global, { FormData: ofForms(window.FormData) })
    return {
      async teardown() {
        await window.happyDOM.abort()
        for (const key of keys) delete global[key]
        for (const [key, own] of originals) global[key] = own
      },
    }
  },
} satisfies Environment
