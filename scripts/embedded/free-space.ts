import { statfsSync } from 'node:fs'

const MB = 1_000_000
/** The database writes 16 MB at a time, and a build 60 MB. */
const LEAST_TO_START = 250 * MB
/** PGlite stops answering for ever when it cannot write, so the last of the disk is left to it. */
const LEAST_TO_WRITE = 64 * MB

/** Throws when the disk of this folder has too little room for a server or a build. */
export function refuseFullDisk(folder: string): void {
  const free = freeBytes(folder)
  if (free >= LEAST_TO_START) return
  throw new Error(
    `The disk of ${folder} has only ${Math.floor(free / MB)} MB left, and the database or the build needs ${LEAST_TO_START / MB}. ` +
      'Make room on the disk and start again.',
  )
}

/** Whether the disk of this folder has room for what one request can write. */
export function hasRoomToWrite(folder: string): boolean {
  return freeBytes(folder) >= LEAST_TO_WRITE
}

function freeBytes(folder: string): number {
  const { bavail, bsize } = statfsSync(folder)
  return bavail * bsize
}
