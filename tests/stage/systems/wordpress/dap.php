<?php
// The tests' own, beside the recipe of HOSTS.md: the script only on the visits that ask for it.
add_action('wp_enqueue_scripts', fn () => isset($_GET['enqueued']) || wp_dequeue_script('dap'), 20);

// Not needed, the script runs either way; some have it for others.
add_filter('script_loader_tag', function ($html, $handle) {
    $module = $handle === 'dap' && $_GET['enqueued'] === 'module';
    return $module ? str_replace('<script ', '<script type="module" ', $html) : $html;
}, 10, 2);

// Which theme and which of its variations this visit sees.
add_filter('pre_option_template', fn () => $_GET['theme'] ?? 'twentytwentythree');
add_filter('pre_option_stylesheet', fn () => $_GET['theme'] ?? 'twentytwentythree');
add_filter('theme_mod_respect_user_color_preference', fn () => isset($_GET['dark']));
add_filter('pre_transient_global_styles_twentytwentythree', fn () => '');
add_filter('wp_theme_json_data_user', function ($data) {
    if (!isset($_GET['variation'])) return $data;
    $file = get_template_directory() . '/styles/' . basename($_GET['variation']) . '.json';
    return new WP_Theme_JSON_Data(json_decode(file_get_contents($file), true), 'custom');
});
