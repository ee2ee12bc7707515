import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { closeSync, existsSync, mkdtempSync, openSync, readSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

/** A screen that nobody sees, and what is painted on it: whatever a browser says of itself, this is what eyes would have met. */
export type Monitor = {
  display: string
  /** Looks at the screen until `stop`, which tells at how many looks the portal was to be seen, and at how many in all. */
  watch: () => { stop: () => { withPortal: number; looks: number } }
  /** Whether the portal is to be seen now. */
  showsPortal: () => boolean
  close: () => void
}

/** Starts Xvfb on a display of its own choice; it keeps the screen's memory in a file. */
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

/** The file is an X window dump: a header of 32-bit words, a table of colours, and the pixels, four bytes each. */
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

/** The colour of the header and of the chat button, on every page of the site and nowhere in a browser's own frame. */
function hasPortal(pixels: Uint32Array): boolean {
  let found = 0
  // One pixel in three will do; the icon in the browser's tab, of the same colour, stays under the measure.
  for (let at = 0; at < pixels.length; at += 3) if (((pixels[at] ?? 0) & 0xff_ff_ff) === PRIMARY) found += 1
  return found > 500
}

const WIDTH = 1000
const HEIGHT = 800
const PRIMARY = 0x0b_4f_5a
// Screens change 60 times a second.
const EVERY_MS = 8
