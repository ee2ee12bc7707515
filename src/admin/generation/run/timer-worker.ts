/** Posts the given number back after so many milliseconds. In a worker, because browsers slow the timers of a hidden tab. */
addEventListener('message', ({ data }: MessageEvent<{ id: number; ms: number }>) => {
  setTimeout(() => postMessage(data.id), data.ms)
})
