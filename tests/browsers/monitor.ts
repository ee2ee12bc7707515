import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { closeSync, existsSync, mkdtempSync, openSync, readSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

/** A virtual screen and what is painted on it: what a person would have seen, whatever the browser itself reports. */
export type Monitor = {
  display: string
  /**
   * Looks at the screen again and again until `stop`, which tells how often it looked, and how often it saw the portal.
   */
  watch: () => { stop: () => { withPortal: number; looks: number } }
  /** Whether the portal is on the screen now. */
  showsPortal: () => boolean
  close: () => void
}

/** Starts Xvfb, which chooses the display's number and keeps the screen's memory in a file. */
export async function openMonitor(): Promise<Monitor> {
  const folder = mkdtempSync(join(tmpdir(), 'portal-screen-'))
  const server = spawn('Xvfb', ['-displayfd', '1', '-screen', '0', `${WIDTH}x${HEIGHT}x24`, '-fbdir', folder], {
    stdio: ['ignore', 'pipe', 'ignore'],
  })
  const [number] = await once(server.stdout, 'data')
  const picture = openPicture(join(folder, 'Xvfb_screen0'))
  let watching: ReturnType<typeof setInterval> | undefined
  return {
    display: `:${String(number).trim()}`,
    showsPortal: () => hasPortal(picture.read()),
    watch: () => {
      let looks = 0
      let withPortal = 0
      const look = () => {
        looks += 1
        if (hasPortal(picture.read())) withPortal += 1
      }
      watching = setInterval(look, EVERY_MS)
      return {
        stop: () => {
          clearInterval(watching)
          return { withPortal, looks }
        },
      }
    },
    close: () => {
      clearInterval(watching)
      picture.close()
      server.kill()
      rmSync(folder, { recursive: true, force: true })
    },
  }
}

/**
 * Opens the screen's file, an X window dump: a header of 32-bit words, a table of colours, and the pixels, four bytes
 * each.
 */
function openPicture(file: string): { read: () => Uint32Array; close: () => void } {
  if (!existsSync(file)) throw new Error(`Xvfb keeps no picture in ${file}`)
  const descriptor = openSync(file, 'r')
  const header = Buffer.alloc(100)
  readSync(descriptor, header, 0, header.length, 0)
  const word = (index: number) => header.readUInt32BE(4 * index)
  const start = word(0) + 12 * word(19)
  const pixels = new Uint32Array((word(12) / 4) * word(5))
  return {
    read: () => {
      readSync(descriptor, pixels, 0, pixels.byteLength, start)
      return pixels
    },
    close: () => closeSync(descriptor),
  }
}

/**
 * Whether the portal is in the picture: it looks for the colour of the header and of the chat button, which every page
 * of the site has and no browser's own window frame.
 */
function hasPortal(pixels: Uint32Array): boolean {
  let found = 0
  // Every third pixel is enough. The tab's icon has the same colour, but too few pixels to reach the threshold.
  for (let at = 0; at < pixels.length; at += 3) if (((pixels[at] ?? 0) & 0xff_ff_ff) === PRIMARY) found += 1
  return found > 500
}

const WIDTH = 1000
const HEIGHT = 800
const PRIMARY = 0x0b_4f_5a
// Twice for each frame of a screen that changes 60 times a second.
const EVERY_MS = 8
