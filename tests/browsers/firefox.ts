import { spawn } from 'node:child_process'
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { Readable } from 'node:stream'
import puppeteer from 'puppeteer-core'
import { puppeteerTab } from './puppeteer-tab'
import type { Tab } from './tab'

/**
 * Opens the installed Firefox with a profile of its own, and drives it over WebDriver BiDi. It is not started by
 * Puppeteer, which would put all sites into one process, where they share storage as they do in no visitor's browser.
 */
export async function openFirefox(program: string, display: string, preferences: Preferences = {}): Promise<Tab> {
  const profile = mkdtempSync(join(tmpdir(), 'portal-firefox-'))
  const lines = Object.entries({ ...QUIET, ...preferences }).map(
    ([name, value]) => `user_pref(${JSON.stringify(name)}, ${JSON.stringify(value)});`,
  )
  writeFileSync(join(profile, 'user.js'), lines.join('\n'))
  const firefox = spawn(program, ['--profile', profile, '--no-remote', '--remote-debugging-port=0'], {
    env: { ...process.env, DISPLAY: display },
    stdio: ['ignore', 'ignore', 'pipe'],
  })
  const ended = new Promise<void>((resolve) => firefox.once('exit', () => resolve()))
  const browser = await puppeteer.connect({
    browserWSEndpoint: `${await saidAddress(firefox.stderr)}/session`,
    protocol: 'webDriverBiDi',
    defaultViewport: null,
  })
  const [page = await browser.newPage()] = await browser.pages()
  return puppeteerTab(browser, page, async () => {
    firefox.kill()
    await ended
    rmSync(profile, { recursive: true, force: true })
  })
}

type Preferences = Record<string, string | number | boolean>

/** Preferences without the pages of a first start and without Firefox's own network traffic. */
const QUIET: Preferences = {
  'app.normandy.enabled': false,
  'browser.aboutwelcome.enabled': false,
  'browser.shell.checkDefaultBrowser': false,
  'browser.startup.homepage': 'about:blank',
  'browser.tabs.warnOnClose': false,
  'datareporting.policy.dataSubmissionEnabled': false,
  'network.captive-portal-service.enabled': false,
  'network.connectivity-service.enabled': false,
}

function saidAddress(output: Readable): Promise<string> {
  return new Promise((resolve, reject) => {
    let said = ''
    output.on('data', (chunk) => {
      said += String(chunk)
      const [, address] = /WebDriver BiDi listening on (ws:\S+)/.exec(said) ?? []
      if (address) resolve(address)
    })
    output.once('end', () => reject(new Error(`Firefox did not start:\n${said}`)))
  })
}
