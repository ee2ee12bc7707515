/** The states of what the desk shows; one word for each, everywhere. */
export type DeskState = keyof typeof STATES

/** A state as a coloured word. The word says it; the colour only helps the eye (contrast in desk.css). */
export function StateWord({ state }: { state: DeskState }) {
  const { word, tone } = STATES[state]
  return <span className={`state-word state-${tone}`}>{word}</span>
}

/** Returns the word of a state, for filters and files. */
export function stateWord(state: DeskState): string {
  return STATES[state].word
}

const STATES = {
  published: { word: 'Publicado', tone: 'good' },
  changed: { word: 'Con cambios', tone: 'changed' },
  'to-confirm': { word: 'Por confirmar', tone: 'open' },
  confirmed: { word: 'Confirmado', tone: 'good' },
  doubtful: { word: 'En duda', tone: 'open' },
  closed: { word: 'Cerrado', tone: 'quiet' },
  'no-record': { word: 'Sin registro', tone: 'quiet' },
} as const satisfies Record<string, { word: string; tone: string }>
