import { spawn } from 'node:child_process'
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { createServer } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import * as v from 'valibot'
import type { Key, Tab } from './tab'

/** Opens WebKitGTK's own small browser, which Debian's `webkit2gtk-driver` starts, and drives it over WebDriver. */
export async function openWebKit(program: string, display: string): Promise<Tab> {
  const settings = narrowFrame()
  const port = await freePort()
  const driver = spawn(program, [`--port=${port}`], {
    env: { ...process.env, DISPLAY: display, XDG_CONFIG_HOME: settings },
    stdio: 'ignore',
  })
  const ended = new Promise<void>((resolve) => driver.once('exit', () => resolve()))
  const ask = webDriver(`http://127.0.0.1:${port}`)
  while (!(await isAnswering(ask))) await pause()
  const { sessionId } = v.parse(Session, await ask('POST', '/session', { capabilities: {} }))
  const session = (method: 'GET' | 'POST' | 'DELETE', path: string, body?: object) =>
    ask(method, `/session/${sessionId}${path}`, body)

  const pressKeys = async (keys: readonly string[]) => {
    const actions = keys.flatMap((value) => [
      { type: 'keyDown', value },
      { type: 'keyUp', value },
    ])
    await session('POST', '/actions', { actions: [{ type: 'key', id: 'keyboard', actions }] })
  }
  return {
    open: async (url) => void (await session('POST', '/url', { url })),
    back: async () => void (await session('POST', '/back', {})),
    forward: async () => void (await session('POST', '/forward', {})),
    pressAt: async (x, y) => {
      const actions = [
        { type: 'pointerMove', x: Math.round(x), y: Math.round(y) },
        { type: 'pointerDown', button: 0 },
        { type: 'pointerUp', button: 0 },
      ]
      await session('POST', '/actions', { actions: [{ type: 'pointer', id: 'mouse', actions }] })
    },
    type: (text) => pressKeys([...text]),
    key: (name) => pressKeys([KEYS[name]]),
    resize: async (width, height) => {
      await session('POST', '/window/rect', { width, height })
    },
    run: async (body, ...args) => {
      const script = `
        const [args, answer] = arguments
        Promise.resolve().then(() => (${body})(...args)).then((value) => answer({ value }), (cause) => answer({ cause: String(cause) }))`
      const outcome = v.parse(Outcome, await session('POST', '/execute/async', { script, args: [args] }))
      if (outcome.cause !== undefined) throw new Error(outcome.cause)
      return outcome.value
    },
    uncaught: () => [],
    close: async () => {
      await session('DELETE', '')
      driver.kill()
      await ended
      rmSync(settings, { recursive: true, force: true })
    },
  }
}

const Session = v.object({ sessionId: v.string() })
const Outcome = v.object({ value: v.optional(v.unknown()), cause: v.optional(v.string()) })
const Answer = v.object({ value: v.unknown() })
const Refusal = v.object({ error: v.string(), message: v.string() })

/** The code points with which WebDriver names keys that are not letters. */
const KEYS: Record<Key, string> = { Enter: '\uE007', Escape: '\uE00C', Shift: '\uE008', Tab: '\uE004' }

const pause = () => new Promise((later) => setTimeout(later, 50))

function webDriver(origin: string) {
  return async (method: string, path: string, body?: object): Promise<unknown> => {
    const response = await fetch(origin + path, { method, ...(body ? { body: JSON.stringify(body) } : {}) })
    const { value } = v.parse(Answer, await response.json())
    if (response.ok) return value
    const { error, message } = v.parse(Refusal, value)
    throw new Error(`${method} ${path}: ${error}, ${message}`)
  }
}

async function isAnswering(ask: ReturnType<typeof webDriver>): Promise<boolean> {
  try {
    await ask('GET', '/status')
    return true
  } catch {
    // The driver has just been started and does not listen yet.
    return false
  }
}

/**
 * Makes settings that shrink the browser's toolbar: by default it is wider than the narrowest screen that pages are
 * made for.
 */
function narrowFrame(): string {
  const settings = mkdtempSync(join(tmpdir(), 'portal-webkit-'))
  mkdirSync(join(settings, 'gtk-3.0'))
  writeFileSync(join(settings, 'gtk-3.0', 'gtk.css'), '* { padding: 0; margin: 0; min-width: 0; font-size: 4px; }')
  return settings
}

async function freePort(): Promise<number> {
  const server = createServer().listen(0, '127.0.0.1')
  await new Promise((listening) => server.once('listening', listening))
  const { port } = v.parse(v.object({ port: v.number() }), server.address())
  await new Promise((closed) => server.close(closed))
  return port
}
