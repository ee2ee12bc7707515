/**
 * `tsx scripts/write-card-image.ts`: draws `public/og.png`, the picture a shared link is shown with, and the icon of a
 * phone's home screen. No medicine is named in them, because others may see the screen they appear on. The fonts are
 * this machine's.
 */
import { readFileSync } from 'node:fs'
import { chromium } from '@playwright/test'
import { isLocated } from '@/cities/care/distance'
import { site } from '@/seo/site'
import { pointOn } from '@/visitor/map/drawing'
import { citiesWithFacilities } from './city-rows'
import { CHROMIUM_ARGS, ensureChromium } from './find-chromium'
import { drawCountry } from './maps/draw-maps'

const { width, height } = site.cardImage
const country = drawCountry()
const icon = readFileSync('public/favicon.svg', 'utf8')

const browser = await chromium.launch({ executablePath: ensureChromium(), args: CHROMIUM_ARGS })
await draw(cardHtml(), { width, height }, 'public/og.png')
await draw(iconHtml(), { width: 180, height: 180 }, 'public/apple-touch-icon.png')
await browser.close()

async function draw(html: string, viewport: { width: number; height: number }, path: string): Promise<void> {
  const page = await browser.newPage({ viewport })
  await page.setContent(html)
  await page.screenshot({ path })
  await page.close()
  console.log(`${path}: ${Math.round(readFileSync(path).length / 1024)} KB`)
}

/**
 * Returns the card as HTML. The lines of its map are drawn without half-tones, which makes the picture's file two
 * fifths smaller.
 */
function cardHtml(): string {
  return `<style>
    body { margin: 0; width: ${width}px; height: ${height}px; overflow: hidden; position: relative; background: #0b4f5a; color: #fff;
      font-family: Inter, "Nimbus Sans", "Liberation Sans", Arial, sans-serif }
    main { position: absolute; left: 80px; top: 0; bottom: 0; width: 640px; display: flex; flex-direction: column; justify-content: center }
    .icon svg { width: 104px; display: block; margin-left: -14px }
    h1 { font-size: 74px; line-height: 1; letter-spacing: -1.5px; margin: 28px 0 20px }
    p { font-size: 33px; line-height: 1.35; margin: 0; color: #d7eef0 }
    strong { align-self: flex-start; margin-top: 44px; padding: 20px 32px 14px; border-radius: 12px; background: #d7eef0; color: #06282e; font-size: 36px }
    .map { position: absolute; right: 40px; top: 80px; height: ${country.height}px }
  </style>
  <main>
    <div class="icon">${icon}</div>
    <h1>${site.name}</h1>
    <p>Información educativa<br>de salud · Ecuador</p>
    <strong>Emergencias 911</strong>
  </main>
  <svg class="map" viewBox="0 0 ${country.width} ${country.height}" stroke-linejoin="round">
    <path d="${country.provinces.map(({ shape }) => shape).join('')}" fill="#12606c" stroke="#8fdbe6" shape-rendering="crispEdges" />
    <path d="${dots()}" stroke="#d7eef0" stroke-width="4" stroke-linecap="round" />
  </svg>`
}

/** Returns the icon as HTML, filled to the edges, because the phone rounds the corners itself. */
function iconHtml(): string {
  return `<style>body { margin: 0 } svg { display: block; width: 180px } rect { rx: 0 }</style>${icon}`
}

function dots(): string {
  return (
    citiesWithFacilities()
      .filter(({ hasHospital }) => hasHospital > 0)
      .filter(isLocated)
      .map((city) => pointOn(city.province === 'Galápagos' ? country.islands : country.mainland, city))
      // At whole coordinates all dots are alike, pixel by pixel, and take up less of the file.
      .map(({ x, y }) => `M${Math.round(x)} ${Math.round(y)}h0`)
      .join('')
  )
}
