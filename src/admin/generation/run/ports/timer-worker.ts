/**
 * Posts the given id back after `ms` milliseconds. This is a worker because browsers slow down the timers of a hidden
 * tab.
 */
addEventListener('message', ({ data }: MessageEvent<{ id: number; ms: number }>) => {
  setTimeout(() => postMessage(data.id), data.ms)
})
