import type { WarningLevel } from '@/generator/generated-content'
import { ALARM_SIGNS, CARE_LEVELS } from '@/generator/material/alarm-signs'

/** What cannot wait, before anything else. What can wait is no part of a warning. */
export const WARNING: readonly WarningLevel[] = (['emergency', 'today'] as const).map((level) => ({
  level,
  heading: CARE_LEVELS[level],
  signs: ALARM_SIGNS[level],
}))
