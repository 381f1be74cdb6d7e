import { createIcon } from './create-icon'

/** Star with a point at each corner: Lucide's rounded one has four times the path, and the first list has this icon. */
export const StarIcon = createIcon({
  size: 24,
  node: [['path', { d: 'M12 2l3 6 7 1-5 5 1 7-6-3-6 3 1-7-5-5 7-1z' }]],
})
