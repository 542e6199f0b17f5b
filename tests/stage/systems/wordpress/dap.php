<?php
// What an administrator adds (functions.php of a child theme, or a plugin like this one).

// Authors write [dap_order partner="…"]: WordPress takes the tag itself from what they save.
add_shortcode('dap_order', fn ($given) => '<dap-order-form partner="' . esc_attr(html_entity_decode($given['partner'] ?? '')) . '">'
    . '<a href="https://wa.me/962790000000">Order on WhatsApp</a></dap-order-form>');

// The script, on every page.
add_action('wp_enqueue_scripts', function () {
    if (isset($_GET['enqueued'])) wp_enqueue_script('dap', getenv('DAP_SCRIPT'), [], null, true);
});

// Not needed, the script runs either way; some have it for others.
add_filter('script_loader_tag', function ($html, $handle) {
    $module = $handle === 'dap' && $_GET['enqueued'] === 'module';
    return $module ? str_replace('<script ', '<script type="module" ', $html) : $html;
}, 10, 2);

// The tests' own: which theme and which of its variations this visit sees.
add_filter('pre_option_template', fn () => $_GET['theme'] ?? 'twentytwentythree');
add_filter('pre_option_stylesheet', fn () => $_GET['theme'] ?? 'twentytwentythree');
add_filter('theme_mod_respect_user_color_preference', fn () => isset($_GET['dark']));
add_filter('pre_transient_global_styles_twentytwentythree', fn () => '');
add_filter('wp_theme_json_data_user', function ($data) {
    if (!isset($_GET['variation'])) return $data;
    $file = get_template_directory() . '/styles/' . basename($_GET['variation']) . '.json';
    return new WP_Theme_JSON_Data(json_decode(file_get_contents($file), true), 'custom');
});
