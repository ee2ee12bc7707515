/**
 * Chromium 92 of 2021, for the readers whose phone has no newer browser. An npm package contains it, for Linux on x64,
 * with the libraries that it needs. The package is fetched into a temporary folder and is not a dependency of the
 * portal.
 */
import { execFileSync } from 'node:child_process'
import { createHash } from 'node:crypto'
import { chmodSync, existsSync, mkdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { brotliDecompressSync } from 'node:zlib'
import { chromium, errors } from '@playwright/test'
import type { Tab } from './tab'

const PACKAGE = 'chrome-aws-lambda@10.1.0'
const SHA512 = 'NZQVf+J4kqG4sVhRm3WNmOfzY0OtTSm+S8rg77pwePa9RCYHzhnzRs8YvNI6L9tALIW6RpmefWiPURt3vURXcw=='

const FOLDER = join(tmpdir(), 'portal-chromium-92')
const PROGRAM = join(FOLDER, 'chromium')

export function findChromium92(): string | undefined {
  return existsSync(PROGRAM) ? PROGRAM : undefined
}

/**
 * Fetches and unpacks Chromium 92, unless that was done before. Throws when it cannot be fetched or does not run here.
 */
export function fetchChromium92(): void {
  if (findChromium92()) return
  if (process.platform !== 'linux' || process.arch !== 'x64') {
    throw new Error(
      `Chromium 92 is to be had for Linux on x64 alone, and this is ${process.platform} on ${process.arch}.`,
    )
  }
  mkdirSync(FOLDER, { recursive: true })
  // `npm pack` runs none of the package's scripts: only the archives in its folder `bin` are used.
  execFileSync('npm', ['pack', '--loglevel=error', PACKAGE], { cwd: FOLDER, stdio: ['ignore', 'ignore', 'inherit'] })
  const archive = join(FOLDER, `${PACKAGE.replace('@', '-')}.tgz`)
  const sum = createHash('sha512').update(readFileSync(archive)).digest('base64')
  if (sum !== SHA512) throw new Error(`${PACKAGE} is not the package that it was: its SHA-512 is ${sum}.`)
  execFileSync('tar', ['-xzf', archive, '--no-same-owner', '-C', FOLDER, 'package/bin'])
  const unpacked = (name: string) => brotliDecompressSync(readFileSync(join(FOLDER, 'package/bin', `${name}.br`)))
  for (const name of ['aws.tar', 'swiftshader.tar'])
    execFileSync('tar', ['-x', '-C', FOLDER], { input: unpacked(name) })
  // The program gets its final name last, so that a file with that name is always complete.
  writeFileSync(`${PROGRAM}.part`, unpacked('chromium'))
  chmodSync(`${PROGRAM}.part`, 0o755)
  renameSync(`${PROGRAM}.part`, PROGRAM)
  rmSync(archive)
  rmSync(join(FOLDER, 'package'), { recursive: true })
}

/**
 * Opens Chromium 92 without a window, with a page as wide as a phone's. It is driven by Playwright, because Puppeteer
 * no longer supports so old a browser. The tab uses none of Playwright's locators: they need functions that a browser
 * of 2021 does not have.
 */
export async function openChromium92(executablePath: string): Promise<Tab> {
  const browser = await chromium.launch({
    executablePath,
    args: ['--no-sandbox', '--disable-gpu'],
    env: { ...process.env, LD_LIBRARY_PATH: join(FOLDER, 'lib') },
  })
  const page = await browser.newPage({ viewport: { width: 360, height: 740 }, locale: 'es-EC' })
  const uncaught: string[] = []
  page.on('pageerror', (error) => uncaught.push(`${page.url()}: ${error.message}`))
  return {
    open: async (address) => void (await page.goto(address)),
    back: () => sent(page.goBack({ timeout: AT_ONCE })),
    forward: () => sent(page.goForward({ timeout: AT_ONCE })),
    pressAt: (x, y) => page.mouse.click(x, y),
    type: (text) => page.keyboard.type(text),
    key: (name) => page.keyboard.press(name),
    resize: (width, height) => page.setViewportSize({ width, height }),
    run: (body, ...args) => page.evaluate(`(${body})(...${JSON.stringify(args)})`),
    uncaught: () => uncaught,
    close: () => browser.close(),
  }
}

/** Sends the command without waiting for its result, which the test checks itself: a timeout here is no failure. */
async function sent(going: Promise<unknown>): Promise<void> {
  try {
    await going
  } catch (cause) {
    if (!(cause instanceof errors.TimeoutError)) throw cause
  }
}

const AT_ONCE = 1
