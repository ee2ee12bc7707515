/** Rings back after so long, with the number it was given. In a worker, because nobody slows its clock when the tab is hidden. */
addEventListener('message', ({ data }: MessageEvent<{ id: number; ms: number }>) => {
  setTimeout(() => postMessage(data.id), data.ms)
})
