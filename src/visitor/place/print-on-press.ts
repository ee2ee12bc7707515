import { onClick } from '@/built/dom'

/** Opens the browser's print dialog when a button that offers a sheet of paper is pressed. */
export function printOnPress(): void {
  onClick((clicked) => clicked.closest('[data-print]') && window.print())
}
