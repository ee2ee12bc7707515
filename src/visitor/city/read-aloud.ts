import { onClick } from '@/built/on-click'

/**
 * The button that reads the alarm signs and the place to go aloud (ListenButton.tsx), for whoever reads with difficulty or cannot
 * look. Only a voice of the device itself: nothing that is read leaves it. Without one the button is not there.
 */
export function readAloudOnPress(): void {
  if (!('speechSynthesis' in window)) return
  const offer = () => document.documentElement.toggleAttribute('data-voice', ownVoice() !== undefined)
  // Safari before 16 hears no listeners here.
  speechSynthesis.onvoiceschanged = offer
  offer()
  onClick((clicked) => {
    if (clicked.closest('[data-listen]')) isReading() ? stop() : read()
    else if (clicked.closest('a[href]')) stop()
  })
  addEventListener('pagehide', stop)
}

function read(): void {
  const lines = [...document.querySelectorAll<HTMLElement>('[data-spoken]')].flatMap((part) =>
    part.innerText.split('\n'),
  )
  mark(true)
  for (const [index, line] of lines.entries()) {
    const words = new SpeechSynthesisUtterance(line)
    words.lang = 'es'
    words.voice = ownVoice() ?? null
    // Not by `speechSynthesis.pending`: Chromium says no between the last line but one and the last.
    if (index === lines.length - 1) words.onend = () => mark(false)
    words.onerror = stop
    speechSynthesis.speak(words)
  }
}

function stop(): void {
  mark(false)
  speechSynthesis.cancel()
}

function ownVoice(): SpeechSynthesisVoice | undefined {
  return speechSynthesis.getVoices().find(({ localService, lang }) => localService && lang.startsWith('es'))
}

function isReading(): boolean {
  return document.documentElement.hasAttribute(READING)
}

function mark(reading: boolean): void {
  document.documentElement.toggleAttribute(READING, reading)
}

const READING = 'data-reading'
