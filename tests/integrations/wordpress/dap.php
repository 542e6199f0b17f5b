<?php
// What an administrator adds to a site: the script, and a shortcode for authors, who may not write the tag.
add_action('wp_enqueue_scripts', fn () => wp_enqueue_script('dap', getenv('DAP_SITE') . '/embed.js', [], null, true));
add_shortcode('dap_order', fn ($attributes) => '<dap-order-form partner="' . esc_attr($attributes['partner'] ?? '') . '">'
    . '<a href="https://wa.me/962790000000">Order on WhatsApp</a></dap-order-form>');

// For the tests: the script is only enqueued on request, and the theme is fixed.
add_action('wp_enqueue_scripts', fn () => isset($_GET['enqueued']) || wp_dequeue_script('dap'), 20);
add_filter('pre_option_template', fn () => 'twentytwentythree');
add_filter('pre_option_stylesheet', fn () => 'twentytwentythree');
