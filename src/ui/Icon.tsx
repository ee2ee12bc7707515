import { Glyph, PHONE, SEARCH } from './Glyph'

/** A drawing on a 24-unit grid with one weight. It is hidden from screen readers, so words go beside it. */
export function Icon({ name, size = 'md' }: { name: IconName; size?: 'md' | 'lg' }) {
  return <Glyph path={PATHS[name]} size={size} />
}

export type IconName = keyof typeof PATHS

const PATHS = {
  phone: PHONE,
  chat: 'M4 5h16v11H10l-4.5 3.5V16H4ZM8 9h8M8 12.5h5',
  menu: 'M4 7h16M4 12h16M4 17h16',
  close: 'M6 6l12 12M18 6 6 18',
  leave: 'M10 4H5v16h5M10 12h10M16 8l4 4-4 4',
  search: SEARCH,
  pin: 'M12 21c4-4.6 6-8 6-11a6 6 0 1 0-12 0c0 3 2 6.4 6 11ZM12 12.2a2.2 2.2 0 1 0 0-4.4 2.2 2.2 0 0 0 0 4.4Z',
  hospital: 'M5 20V6h14v14M3 20h18M12 8.5v6M9 11.5h6M10.5 20v-2.5h3V20',
  warning: 'M12 4 2.8 19.5h18.4ZM12 10v4.5M12 17v.2',
  info: 'M12 3.5a8.5 8.5 0 1 1 0 17 8.5 8.5 0 0 1 0-17ZM12 11v5.5M12 7.6v.2',
  book: 'M4 5.5c3-1 5.5-.8 8 .8 2.5-1.6 5-1.8 8-.8v13c-3-1-5.5-.8-8 .8-2.5-1.6-5-1.8-8-.8ZM12 6.3v13',
  shield: 'M12 3.5 19 6v5.5c0 4.2-2.6 7.2-7 9-4.4-1.8-7-4.8-7-9V6ZM9 12l2.2 2.2L15.2 10',
  scale: 'M12 4v16M8 20h8M5 7h14M5 7l-2.5 6.5a3 3 0 0 0 5 0ZM19 7l-2.5 6.5a3 3 0 0 0 5 0Z',
  drop: 'M12 3.5c3.4 4.2 5.8 7.4 5.8 10.6a5.8 5.8 0 0 1-11.6 0c0-3.2 2.4-6.4 5.8-10.6Z',
  pulse: 'M3 12.5h4l2.3-6 4.4 12 2.6-6H21',
  thermometer: 'M12 3.5a2.2 2.2 0 0 1 2.2 2.2v8a4 4 0 1 1-4.4 0v-8A2.2 2.2 0 0 1 12 3.5ZM12 9v6.5',
  bolt: 'M13.5 3 6 13.5h5L10.5 21 18 10.5h-5Z',
  calendar: 'M4.5 6h15v14h-15ZM4.5 10.5h15M8.5 3.5V7M15.5 3.5V7',
  clock: 'M12 3.5a8.5 8.5 0 1 1 0 17 8.5 8.5 0 0 1 0-17ZM12 7.5V12l3 2',
} as const
