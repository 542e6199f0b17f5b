<?php
// Runs once in the folder of WordPress: creates the database, the users and the posts, and prints their paths as JSON.
[, $url, $tag, $script] = $argv;
$_SERVER['HTTP_HOST'] = parse_url($url, PHP_URL_HOST) . ':' . parse_url($url, PHP_URL_PORT);
(new mysqli('localhost', 'root', '', '', 0, getenv('WP_SOCKET')))->query('CREATE DATABASE wordpress CHARACTER SET utf8mb4');
define('WP_INSTALLING', true);
require 'wp-load.php';
require 'wp-admin/includes/upgrade.php';
wp_install('Partner', 'admin', 'admin@partner.example', true, '', 'password');
wp_create_user('author', 'password', 'author@partner.example');
get_user_by('login', 'author')->set_role('author');

/** Saves a post as this user. WordPress removes HTML that the user is not allowed to use. */
function post($user, $content) {
    $user = get_user_by('login', $user);
    wp_set_current_user($user->ID);
    kses_init();
    $post = ['post_title' => 'Fertilizer', 'post_status' => 'publish', 'post_author' => $user->ID];
    return '/?p=' . wp_insert_post(wp_slash($post + ['post_content' => $content]));
}

echo json_encode([
    post('admin', "<!-- wp:html -->\n$tag\n$script\n<!-- /wp:html -->"),
    post('admin', "Bulk orders:\n\n$tag\n$script\n\nThe next paragraph, in \"quotes\"."),
    post('author', "<!-- wp:shortcode -->\n[dap_order partner=\"Acme &amp; Sons\"]\n<!-- /wp:shortcode -->") . '&enqueued',
]);
