import { onClick } from '@/built/dom'

/**
 * Makes the button work that reads the alarm signs and the place to go aloud (ShortAnswers.tsx), for people who read
 * with difficulty or cannot look at the screen. It uses only a voice of the device itself, so that nothing that is read
 * leaves the device. Without such a voice the button stays invisible.
 */
export function readAloudOnPress(): void {
  if (!('speechSynthesis' in window)) return
  const offer = () => document.documentElement.toggleAttribute('data-voice', ownVoice() !== undefined)
  // Assigned as a property, because Safari before 16 does not call event listeners here.
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
    // The end is not read from `speechSynthesis.pending`: in Chromium that is already false between the last line but
    // one and the last.
    if (index === lines.length - 1) words.onend = () => mark(false)
    // A line that was cancelled ends with an error too, perhaps only after the reader has started again.
    words.onerror = ({ error }) => error !== 'canceled' && error !== 'interrupted' && stop()
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
