/**
 * A vitest environment with a browser's DOM (happy-dom) in Node, for the screens that are tested without a browser.
 * Requests, responses and abort signals stay Node's own, because the backend in this process uses them.
 */
import { GlobalWindow } from 'happy-dom'
import { type Environment, populateGlobal } from 'vitest/runtime'

const NODES_OWN = ['Blob', 'File', 'FormData', 'Performance', 'Crypto'] as const

/**
 * Returns Node's `FormData` with support for forms: Node's own cannot read one, so the values come from happy-dom's.
 * React constructs a `FormData` when a form is submitted.
 */
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
