const names = [
  ...['granules_macro', 'crop_rows', 'pallets', 'wheat_sunset', 'granules_stream', 'pivot_aerial'],
  ...['bag_print_closeup', 'seedling_soil', 'granules_white', 'port_dusk', 'jumbo_bags', 'dish_flatlay'],
];

/** The same twelve pictures for every lightbox: a small file in the grid, a large one when it opens. */
export const pictures = names.map((name) => ({
  small: `/pictures/${name}-480.avif`,
  large: `/pictures/${name}-960.avif`,
}));
