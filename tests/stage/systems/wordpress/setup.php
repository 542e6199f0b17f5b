<?php
// Run once by PHP alone in the folder of WordPress: the database, the people, and a post for each way of writing.
// It says as JSON where each of them is.
[, $url, $lines] = $argv;
$_SERVER['HTTP_HOST'] = parse_url($url, PHP_URL_HOST) . ':' . parse_url($url, PHP_URL_PORT);
(new mysqli('localhost', 'root', '', '', 0, getenv('WP_SOCKET')))->query('CREATE DATABASE wordpress CHARACTER SET utf8mb4');
define('WP_INSTALLING', true);
require 'wp-load.php';
require 'wp-admin/includes/upgrade.php';
wp_install('Partner', 'admin', 'admin@partner.example', true, '', 'password');
wp_create_user('author', 'password', 'author@partner.example');
get_user_by('login', 'author')->set_role('author');

/** A post as this person's editor saves it: what the person may not write is taken out. */
function written($who, $content) {
    $user = get_user_by('login', $who);
    wp_set_current_user($user->ID);
    kses_init();
    $post = ['post_title' => 'Fertilizer', 'post_status' => 'publish', 'post_author' => $user->ID];
    return '/?p=' . wp_insert_post(wp_slash($post + ['post_content' => $content]));
}

$tag = strtok($lines, "\n");
$shortcode = "<!-- wp:shortcode -->\n[dap_order partner=\"Acme &amp; Sons\"]\n<!-- /wp:shortcode -->";
echo json_encode([
    'block' => written('admin', "<!-- wp:html -->\n$lines\n<!-- /wp:html -->"),
    'classic' => written('admin', "Bulk orders:\n\n$lines\n\nThe next paragraph, in \"quotes\"."),
    'author' => written('author', "<!-- wp:html -->\n$lines\n<!-- /wp:html -->"),
    'shortcode' => written('author', $shortcode),
    'tag' => written('admin', "<!-- wp:html -->\n$tag\n<!-- /wp:html -->"),
    'empty' => written('admin', 'A post.'),
]);

// The widget area of Twenty Twenty-One, as the block of its editor saves it.
update_option('widget_block', [2 => ['content' => "<!-- wp:html -->\n$tag\n<!-- /wp:html -->"], '_multiwidget' => 1]);
update_option('sidebars_widgets', ['sidebar-1' => ['block-2'], 'array_version' => 3]);
